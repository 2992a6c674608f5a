/** Renders JSON for a script element: nothing in it can close the element or start a comment. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
