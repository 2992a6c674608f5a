/** Compares the colours that a document gives the browser with the ground of the header, by day and by night. */
export function checkThemeColors(page: string): string[] {
  const ground = readHeaderGround(page);
  const colors = Object.fromEntries(
    Array.from(
      page.matchAll(/<meta name="theme-color" content="([^"]*)" media="\(prefers-color-scheme: (\w+)\)">/g),
    ).map(([, color, scheme]) => [scheme!, color!.toLowerCase()]),
  );
  return (['light', 'dark'] as const).flatMap((scheme) =>
    colors[scheme] === ground[scheme]
      ? []
      : [`has the theme-color ${colors[scheme]} where it is ${scheme}; the header is ${ground[scheme]}`],
  );
}

type Properties = Readonly<Record<string, string>>;

/** Reads the ground of the header from the properties of the page, as app/theme does. */
function readHeaderGround(page: string): { light: string | undefined; dark: string | undefined } {
  const [, own = '', night = ''] =
    /<style>[^<]*?:root\{([^}]*)\}(?:@media screen and \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\})?/.exec(
      page,
    ) ?? [];
  const light = readProperties(own);
  const dark = { ...light, ...readProperties(night) };
  const resolve = (all: Properties, value: string): string | undefined => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') : all[name] && resolve(all, all[name]);
  };
  return {
    light: resolve(light, light.header ?? light.raised ?? '#fff'),
    dark: resolve(dark, dark.header ?? dark.raised ?? 'var(--neutral-900)'),
  };
}

const readProperties = (rule: string): Properties =>
  Object.fromEntries(Array.from(rule.matchAll(/--([\w-]+):([^;]+)/g), ([, name, value]) => [name!, value!]));
