/* The floor for reading a spec: libyaml's events, counted and thrown away. */
#include <stdio.h>
#include <yaml.h>

int main(int count, char **arguments) {
  yaml_parser_t parser;
  yaml_event_t event;
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : stdin;
  int events = 0;
  int done = 0;
  if (!file || !yaml_parser_initialize(&parser)) return 1;
  yaml_parser_set_input_file(&parser, file);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    events++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return events > 2 ? 0 : 1;
}
