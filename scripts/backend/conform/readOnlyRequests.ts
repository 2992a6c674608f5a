import type { CallInput } from './createCallSender.ts';

/** Things that an account can see, as far as its lists showed them; what they did not show is null. */
export interface Subject {
  locale: string;
  country: string;
  town: { city: string; lat: number; lng: number } | null;
  profileId: string | null;
  uuid: string | null;
  /** A conversation without new messages, so that reading it changes nothing. */
  conversationId: string | null;
  /** The id of an own picture. */
  pictureId: string | null;
  /** Whether the additional questions were shown; fetching them marks them so. */
  additionalQuestionsShown: boolean;
}

/** A request of a read, or why it cannot be made. */
type ReadRequest = CallInput | string;

const page = { offset: 0, limit: 10 };
const noMember = 'the account meets no member';
const ofMember = ({ profileId }: Subject): ReadRequest => (profileId ? { params: { id: profileId } } : noMember);
const always = (): ReadRequest[] => [{}];

/** Good requests of each read; a test finds a read of the contract that is missing here. */
export const readOnlyRequests: Readonly<Record<string, (subject: Subject) => ReadRequest[]>> = {
  checkPasswordReset: () => [{ params: { token: 'conformance' } }],
  fetchUserConfig: always,
  fetchSiteSettings: always,
  checkConfirmed: always,
  fetchAccount: always,
  fetchConsents: always,
  fetchSessions: always,
  fetchOwnData: always,
  fetchOwnPictureFile: ({ pictureId }) => [pictureId ? { params: { id: pictureId } } : 'the member has no picture'],
  fetchBlockedMembers: always,
  fetchDecisions: always,
  fetchSafetyNotices: always,
  fetchTranslations: ({ locale }) => [{ params: { locale } }],
  fetchTranslationKeys: ({ locale }) => [{ params: { locale } }],
  checkCompleted: always,
  fetchQuestion: () => [{ params: { id: 1 } }],
  fetchQuestionsByIds: () => [{ query: { ids: '1,2' } }],
  fetchAdditionalQuestions: ({ additionalQuestionsShown }) => [
    additionalQuestionsShown ? {} : 'asking marks the questions as shown',
  ],
  fetchTariffs: always,
  fetchCounters: always,
  fetchDashboard: always,
  countMatches: () => [{ body: { answers: [] } }],
  fetchMatches: () => [{ query: page }, { query: { ...page, photoFilter: 1, newFilter: 1 } }],
  fetchVisitors: () => [{ query: { ...page, contactFilter: 2, favouritesFilter: 2 } }],
  fetchOnlineUsers: always,
  fetchProfile: (subject) => [{}, ofMember(subject)],
  fetchSneakPeek: ({ uuid }) => [uuid ? { params: { uuid } } : noMember],
  fetchGallery: (subject) => [{}, ofMember(subject)],
  fetchPersonality: ({ locale, profileId }) => [
    { params: { locale } },
    profileId ? { params: { locale, id: profileId } } : noMember,
  ],
  fetchInterests: (subject) => [{}, ofMember(subject)],
  fetchConversations: () => [
    { query: page },
    { query: { ...page, q: 'conformance' } },
    { query: { ...page, waiting: 1 } },
  ],
  fetchThread: ({ conversationId }) => [
    conversationId ? { params: { id: conversationId }, query: { beforeId: 0 } } : 'every conversation has new messages',
  ],
  fetchIcebreakers: (subject) => [ofMember(subject)],
  fetchNotificationUsers: ({ profileId }) => [{ body: { userIds: profileId ? [profileId] : [] } }],
  searchTowns: ({ town, country }) => [
    town ? { body: { q: town.city.slice(0, 3), country } } : 'the member has no town',
  ],
  fetchTownAt: ({ town }) => [town ? { body: { lat: town.lat, lng: town.lng } } : 'the member has no town'],
};

/** Id that fits the contract's pattern and does not exist. */
const unknownId = '99999999999';
const unknownUuid = '00000000-0000-4000-8000-000000000000';

/** Requests for something that does not exist, for the reads that name something by an id. */
export const unknownRequests: Readonly<Record<string, (subject: Subject) => CallInput>> = {
  fetchQuestion: () => ({ params: { id: 99_999 } }),
  fetchProfile: () => ({ params: { id: unknownId } }),
  fetchSneakPeek: () => ({ params: { uuid: unknownUuid } }),
  fetchGallery: () => ({ params: { id: unknownId } }),
  fetchOwnPictureFile: () => ({ params: { id: unknownId } }),
  fetchPersonality: ({ locale }) => ({ params: { locale, id: unknownId } }),
  fetchInterests: () => ({ params: { id: unknownId } }),
  fetchThread: () => ({ params: { id: unknownId }, query: { beforeId: 0 } }),
  fetchIcebreakers: () => ({ params: { id: unknownId } }),
};
