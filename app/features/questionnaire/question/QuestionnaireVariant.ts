/** The layout of the questionnaire, by `questionnaireVariant` of the user config. 1: as a chat. 2: plain. */
export type QuestionnaireVariant = 1 | 2;
