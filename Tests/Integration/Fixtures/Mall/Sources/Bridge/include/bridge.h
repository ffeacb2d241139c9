int bridge(void);
