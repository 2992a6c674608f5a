/** Makes a format once for each language, because making one takes a hundred times as long as using it. */
export function oncePerLanguage<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const made = new Map<string, Format>();
  return (tag) => {
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}
