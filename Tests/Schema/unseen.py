"""The diagnostics that the schema cannot tell, and why. Every other one that navgen gives of a spec it tells, too."""

TEXT = "is about the text of the file, before it means anything"
_NAMES = "compares with a name elsewhere in the spec"
_OTHERS = "compares with other entries"
_TYPES = "depends on what the types of parameters are"
_WARNING = "is a warning, and a schema knows errors alone"
_SAVED = "is about what earlier versions saved"

#: Never told by the schema.
NEVER = {
    "action-as-tab": _NAMES,
    "alias-expansion": TEXT,
    "ambiguous-link": _OTHERS,
    "control-character": TEXT,
    "custom-tag": TEXT,
    "deep-parents": _OTHERS,
    "duplicate-key": TEXT,
    "duplicate-role": _OTHERS,
    "ending-address": _OTHERS,
    "fallback-loop": _OTHERS,
    "former-id-in-use": _OTHERS,
    "invalid-merge": TEXT,
    "invalid-yaml": TEXT,
    "misplaced-parameter": _TYPES,
    "missing-origin": _OTHERS,
    "missing-parameter": _NAMES,
    "missing-sample": _WARNING,
    "name-collision": _OTHERS,
    "needs-sidebar": _WARNING,
    "non-text-key": TEXT,
    "not-utf8": TEXT,
    "opens-without-value": _TYPES,
    "parent-loop": _OTHERS,
    "parent-not-in-tab": _OTHERS,
    "parent-parameter": _OTHERS,
    "past-pattern": _WARNING,
    "placeholder-in-tab": _NAMES,
    "recursive-alias": TEXT,
    "repeated-former-id": _OTHERS,
    "repeated-parameter": _NAMES,
    "repeated-query-key": _OTHERS,
    "reused-id": _SAVED,
    "several-documents": TEXT,
    "sidebar-only": _WARNING,
    "split-section": _OTHERS,
    "stale-lock": _SAVED,
    "state-lost": _SAVED,
    "tab-indentation": TEXT,
    "unfit-default": _TYPES,
    "unfit-for-link": _TYPES,
    "unknown-alias": TEXT,
    "unknown-case": _TYPES,
    "unknown-modal": _NAMES,
    "unknown-parent": _NAMES,
    "unknown-tab": _NAMES,
    "unknown-type": _NAMES,
    "unreachable-link": _OTHERS,
    "unused-links": _OTHERS,
    "url-default": _TYPES,
}

#: Told in some specs, and not in others.
SOMETIMES = {
    "duplicate-item": "not where two items are spelled differently, as 'shop' and 'SHOP' are",
    "invalid-type-name": "not where the name does only for types that navgen does not write",
    "malformed-day": "not where a month has fewer days",
    "malformed-default": "only where there is none after the '='",
    "malformed-detent": "not where a number has too many digits",
    "malformed-sample": "only where it is blank",
    "malformed-type": "not where brackets do not match, or are too deep",
    "no-tabs": "not where all are actions; editors would have no words for it",
    "reserved-type": "not where the name depends on that of the app or on what Swift has",
    "unknown-parameter": "only where the name can be none",
    "unknown-flag": "only where the name can be none",
}
