import { expect, test } from 'vitest';
import { markWithoutEffect } from './unusedComponentsPlugin.ts';

test('components and contexts count as free of effects, and no line moves', () => {
  const code = `const Link = React$1.forwardRef(function Link() {});
Link.displayName = "Link";
var Context = React.createContext(null);
if (Link.displayName === "Link") React.memo(Link);`;
  expect(markWithoutEffect(code)).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});

var Context = /* @__PURE__ */ React.createContext(null);
if (Link.displayName === "Link") React.memo(Link);`);
});
