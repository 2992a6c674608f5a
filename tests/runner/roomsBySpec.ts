/**
 * The rooms that a spec of tests/journeys/ proves: folders of app/features/ or, as `live`, of app/. A change in a room
 * runs its specs, whatever pages they open. A spec without a row runs only by the pages that it opens.
 */
export const roomsBySpec: Readonly<Record<string, readonly string[]>> = {
  consent: ['measurement', 'shell', 'legal', 'device'],
  counters: ['shell'],
  deviceNotices: ['shell'],
  displaySettings: ['shell', 'device'],
  errorPages: ['error-pages'],
  failedActions: ['feedback'],
  footer: ['shell'],
  foreignHost: ['error-pages'],
  inbox: ['chat'],
  language: ['shell'],
  legalDocuments: ['legal'],
  linkTokens: ['magic-link'],
  missingChunks: ['error-pages'],
  notifications: ['notifications'],
  onboarding: ['onboarding'],
  pageErrors: ['shell', 'feedback'],
  passwordReset: ['password-reset'],
  preferences: ['preferences'],
  questionnaireAnswers: ['questionnaire'],
  questionnaireRun: ['questionnaire', 'shell'],
  session: ['session'],
  shellHeader: ['shell'],
  signInFirstLoad: ['sign-in'],
  signInFirstPaint: ['sign-in'],
  signInLinks: ['magic-link'],
  siteSmoke: ['site'],
  support: ['support'],
};
