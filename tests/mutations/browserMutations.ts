/** Mutation that only a browser finds, as an edit of one file that still compiles. */
export interface BrowserMutation {
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Spec that has to find it, and a pattern for the titles of the tests in it. */
  readonly finder: readonly [spec: string, title: string];
}

export const browserMutations: Readonly<Record<string, BrowserMutation>> = {
  'label-of-nothing': {
    file: 'app/features/chat/composer/Composer.tsx',
    from: '<FieldFrame id="message"',
    to: '<FieldFrame id="new-message"',
    finder: ['visual/screens.spec.ts', 'activeChat,'],
  },
  'heading-level-skipped': {
    file: 'app/features/dashboard/DashboardSection.tsx',
    from: '<Heading level={2} size="card" id={id}>',
    to: '<Heading level={3} size="card" id={id}>',
    finder: ['visual/screens.spec.ts', 'home,'],
  },
  'progress-without-name': {
    file: 'app/ui/feedback/Progress.tsx',
    from: '        aria-labelledby={id}\n        aria-valuemin={0}',
    to: '        aria-valuemin={0}',
    finder: ['visual/screens.spec.ts', 'questionnaire,'],
  },
  'logo-without-text': {
    file: 'app/features/shell/header/Logo.tsx',
    from: 'alt={site.name}',
    to: 'alt=""',
    finder: ['visual/screens.spec.ts', 'home,'],
  },
  'focus-ring-of-tabs-removed': {
    file: 'app/ui/actions/LinkTabs.css.ts',
    from: "textDecoration: 'none',",
    to: "textDecoration: 'none',\n  outline: 'none !important',",
    finder: ['visual/screens.spec.ts', 'ownProfile,'],
  },
  'focus-ring-of-premium-bar-removed': {
    file: 'app/features/shell/header/PremiumBar.css.ts',
    from: "':focus-visible': { outlineColor: vars.color.onAccentChip, outlineOffset: '-6px', boxShadow: 'none' },",
    to: "':focus-visible': { outline: 'none', boxShadow: 'none' },",
    finder: ['visual/screens.spec.ts', 'home,'],
  },
  'heading-without-focus-on-arrival': {
    file: 'app/features/shell/useFocusOnNavigation.ts',
    from: "'main h1'",
    to: "'main > h1'",
    finder: ['journeys/navigation.spec.ts', 'signing in and out move the focus'],
  },
  'sign-in-loads-texts-of-members': {
    file: 'app/i18n/createMessageLoader.ts',
    from: "const needed = new Set<MessagePriority>(['critical']);",
    to: "const needed = new Set<MessagePriority>(['critical', 'deferred']);",
    finder: ['journeys/signInFirstLoad.spec.ts', 'sign-in loads no texts'],
  },
  'hint-too-pale-by-day': {
    file: 'app/features/chat/thread/MessageList.css.ts',
    from: 'background: vars.color.sunken,\n  color: vars.color.textSoft,',
    to: 'background: vars.color.sunken,\n  color: vars.color.edge,',
    finder: ['visual/screens.spec.ts', 'activeChat,'],
  },
  'price-terms-dark-by-night': {
    file: 'app/features/premium/plans/TariffPicker.css.ts',
    from: 'gap: space.xxsmall,\n  color: vars.color.textSoft,',
    to: 'gap: space.xxsmall,\n  color: "color-mix(in srgb, " + vars.color.textSoft + ", black 60%)",',
    finder: ['visual/screens.spec.ts', 'plans-paywall,'],
  },
  'questions-too-dark-in-some-themes': {
    file: 'app/features/own-profile/answers/EditableAnswer.css.ts',
    from: 'question = style({ color: vars.color.textSoft });',
    to: "question = style({\n  color: vars.color.textSoft,\n  '@media': { '(prefers-color-scheme: dark)': { color: 'var(--primary-400)' } },\n});",
    finder: ['visual/screens.spec.ts', 'ownProfile-personality,'],
  },
  'small-print-too-small': {
    file: 'app/features/chat/thread/Bubble.css.ts',
    from: 'fontSize: fontSize.small,',
    to: 'fontSize: "calc(" + fontSize.small + " * 0.9)",',
    finder: ['visual/screens.spec.ts', 'activeChat,'],
  },
  'header-covers-the-focus': {
    file: 'app/theme/global.css.ts',
    from: "'calc(var(--header-height, 3rem) + var(--toast-room, 0px) + 1.5rem)'",
    to: "'1.5rem'",
    finder: ['visual/screens.spec.ts', 'messages,'],
  },
  'picture-moves-the-form': {
    file: 'app/ui/content/BackgroundImage.css.ts',
    from: "position: 'absolute',\n  inset: 0,\n  width: '100%',\n  height: '100%',",
    to: "display: 'block',\n  width: '100%',\n  height: 'auto',",
    finder: ['journeys/signInFirstPaint.spec.ts', 'composition beside'],
  },
  'typed-text-dark-by-night': {
    file: 'app/ui/fields/Field.css.ts',
    from: 'lineHeight: 1.4,\n  color: vars.color.text,',
    to: "lineHeight: 1.4,\n  color: '#1f2328',",
    finder: ['visual/screens.spec.ts', 'paymentsContact,'],
  },
};
