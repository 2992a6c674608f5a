/**
 * The keys of all queries and mutations: what shows data and what invalidates it share one. A name in the plural, or with
 * parts that its query adds, is the prefix of several.
 */
export const accountKey = ['account'] as const;
export const additionalQuestionsKey = ['additionalQuestions'] as const;
export const conversationsKey = ['conversations'] as const;
export const countersKey = ['counters'] as const;
export const countryMapKey = ['countryMap'] as const;
export const dashboardKey = ['dashboard'] as const;
export const emailConfirmedKey = ['email confirmed'] as const;
export const icebreakersKey = ['people', 'icebreakers'] as const;
export const matchCountKey = ['matchCount'] as const;
export const matchesKey = ['people', 'matches'] as const;
export const missingQuestionsKey = ['missingQuestions'] as const;
export const notificationSendersKey = ['notificationUsers'] as const;
export const onlineKey = ['people', 'online'] as const;
export const openConversationKey = ['openConversation'] as const;
export const othersAnswersKey = ['people', 'personality'] as const;
export const othersGalleriesKey = ['people', 'gallery'] as const;
export const othersInterestsKey = ['people', 'interests'] as const;
export const othersProfilesKey = ['people', 'profile'] as const;
/** Of the own answers, one per language. */
export const ownAnswersKey = ['ownAnswers'] as const;
export const ownGalleryKey = ['ownGallery'] as const;
export const ownInterestsKey = ['ownInterests'] as const;
export const ownProfileKey = ['ownProfile'] as const;
export const passwordResetKey = ['password reset'] as const;
export const paymentReturnKey = ['paymentReturn'] as const;
export const pictureOrderKey = ['pictureOrder'] as const;
/** Of the preferences, one per language. */
export const preferencesKey = ['preferences'] as const;
export const previewsKey = ['people', 'preview'] as const;
export const questionsKey = ['question'] as const;
export const reportFormKey = ['reportForm'] as const;
export const sneakPeeksKey = ['people', 'sneakPeek'] as const;
export const tariffsKey = ['tariffs'] as const;
export const threadKey = ['thread'] as const;
export const townsKey = ['towns'] as const;
export const visitorsKey = ['people', 'visitors'] as const;
