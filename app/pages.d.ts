// Modules that scripts/build/compile/pages makes from the declarations in features/*/*.page.ts.

declare module 'pages:routes' {
  type Addresses = import('./routing/definePage.ts').PageAddresses;

  /** Every page by its name. */
  export const routes: {
    readonly [Name in keyof Addresses]: import('./routing/definePage.ts').PageRoute<Addresses[Name]>;
  };
}

declare module 'pages:all' {
  /** Every page. */
  export const pages: readonly import('./routing/definePage.ts').Page[];
}

declare module 'pages:guests' {
  /** The pages that the build renders for guests. */
  export const pages: readonly import('./routing/definePage.ts').Page[];
}

declare module 'pages:shapes' {
  /** The shapes of the members' pages while they are loading. */
  export const shapes: Partial<
    Record<import('./routing/definePage.ts').PageName, import('./routing/definePage.ts').PageShape>
  >;
}
