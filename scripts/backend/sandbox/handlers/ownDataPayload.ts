import type * as z from 'zod/mini';
import type { OwnDataContent } from '../../../../app/api/contract/ownData.ts';
import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { Claims } from '../jwt.ts';
import type { Account } from '../world/accountTypes.ts';
import { findMember, type World } from '../world/createWorld.ts';
import { isPremium } from '../world/membership.ts';
import { findQuestion, preferenceQuestions, qids, type WorldQuestion } from '../world/questions.ts';
import { listBlockedMembers } from '../world/relatedMembers.ts';
import type { Relationship } from '../world/relationships.ts';
import { sandboxTexts } from '../world/sandboxTexts.ts';
import { listSessions } from '../world/sessions.ts';
import { currencyOf, listTariffs } from '../world/tariffs.ts';

type Content = z.input<typeof OwnDataContent>;
type Entry = NonNullable<NonNullable<Content['sections']>[number]['entries']>[number];
type Value = string | number | boolean | null;

const toEntry = (values: Readonly<Record<string, Value>>, more: Partial<Entry> = {}): Entry => ({
  ...more,
  fields: Object.entries(values).map(([key, value]) => ({ key, value })),
});

const toMoment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Returns everything that an account holds, by topic, in the language of the member. */
export function toOwnData(world: World, viewer: Account, claims: Claims): Content {
  const texts = (sandboxTexts[viewer.locale as LocaleCode] ?? sandboxTexts.en).ownData;
  const { username, email, birthday, town, locale, notifications, privacy } = viewer;
  const relationships = [...viewer.relationships.values()];
  const nameOf = ({ profileId }: Pick<Relationship, 'profileId'>) => findMember(world, profileId)?.username ?? '';
  const peopleWith = (fits: (relationship: Relationship) => boolean, values: Readonly<Record<string, Value>> = {}) =>
    relationships.filter(fits).map((relationship) => toEntry({ person: nameOf(relationship), ...values }));
  const answers = [...viewer.answers].flatMap(([id, { answer }]) => {
    const question = findQuestion(id);
    if (!question) return [];
    const text = question.translations[locale as LocaleCode] ?? question.translations.en;
    const entry = toEntry({ question: text, answer: toAnswerText(question, answer, locale) });
    return [{ entry, isPreference: isPreference(question) }];
  });
  const toSections = (entries: Readonly<Record<string, readonly Entry[]>>) =>
    Object.entries(entries).map(([key, list]) => ({ key, entries: [...list] }));
  return {
    sections: toSections({
      account: [
        toEntry({
          ...{ email, username, gender: texts[viewer.gender], birthday, town: `${town.zip} ${town.city}` },
          ...{ language: locale, memberSince: toMoment(viewer.registeredAt), pausedSince: toMoment(viewer.pausedAt) },
        }),
      ],
      settings: [toEntry({ ...notifications, ...privacy })],
      answers: answers.filter(({ isPreference }) => !isPreference).map(({ entry }) => entry),
      preferences: answers.filter(({ isPreference }) => isPreference).map(({ entry }) => entry),
      interests: viewer.interests.map((interest) => toEntry({ interest: interest.replaceAll('_', ' ') })),
      pictures: viewer.pictures.map(({ id }, index) => toEntry({ main: index === 0 }, { picture: id })),
      conversations: listMessages(world, viewer),
      likes: relationships.flatMap((each) => [
        ...Array.from(each.likedAnswerIds, () => toEntry({ person: nameOf(each), received: false })),
        ...Array.from(each.receivedLikes, () => toEntry({ person: nameOf(each), received: true })),
      ]),
      comments: relationships.flatMap((each) => [
        ...Array.from(each.comments.values(), (text) =>
          toEntry({ person: nameOf(each), received: false, text, at: null }),
        ),
        ...Array.from(each.receivedComments.values(), ({ text, at }) =>
          toEntry({ person: nameOf(each), received: true, text, at: toMoment(at) }),
        ),
      ]),
      smiles: [
        ...peopleWith(({ smileSent }) => smileSent, { received: false }),
        ...peopleWith(({ smileReceived }) => smileReceived, { received: true }),
      ],
      favourites: peopleWith(({ bookmarked }) => bookmarked),
      visits: relationships.flatMap((each) => [
        ...(each.viewed ? [toEntry({ person: nameOf(each), received: false, at: null })] : []),
        ...(each.visitedAt ? [toEntry({ person: nameOf(each), received: true, at: toMoment(each.visitedAt) })] : []),
      ]),
      consents: [
        ...[...viewer.consents].map(([topic, given]) => ({ topic, withdrawnAt: null, ...given })),
        ...viewer.withdrawnConsents,
      ].map(({ topic, wording, givenAt, withdrawnAt }) =>
        toEntry({
          ...{ topic: texts[topic], text: wording },
          ...{ givenAt: toMoment(givenAt), withdrawnAt: toMoment(withdrawnAt) },
        }),
      ),
      decisions: viewer.decisions.map(({ decidedAt, reason, rule, objection }) =>
        toEntry({ at: toMoment(decidedAt), reason, rule, objection: objection?.text ?? null }),
      ),
      reports: peopleWith(({ reports }) => reports.size > 0),
      blocks: listBlockedMembers(world, viewer).map(({ member, relationship }) =>
        toEntry({ person: member.username, at: toMoment(relationship.blockedAt) }),
      ),
      orders: listOrders(world, viewer),
      sessions: listSessions(viewer, claims, world.now()).map(({ device, lastUsedAt }) =>
        toEntry({ device, at: toMoment(lastUsedAt) }),
      ),
    }),
  };
}

const isPreference = (question: WorldQuestion) =>
  preferenceQuestions.includes(question) || question.qid === qids.ageRange || question.qid === qids.distance;

/** Lists the messages of all conversations; what the member cannot read yet has no text. */
function listMessages(world: World, viewer: Account): Entry[] {
  const premium = isPremium(viewer, world.now());
  return viewer.conversations.flatMap(({ partnerId, messages }) => {
    const partner = findMember(world, partnerId ?? '')?.username ?? 'Team';
    return messages.map(({ at, sender, text, blurred }) =>
      toEntry(
        {
          at: toMoment(at),
          from: sender === viewer.userId ? viewer.username : partner,
          text: blurred && !premium ? null : text,
        },
        { title: partner },
      ),
    );
  });
}

function listOrders({ home }: World, { subscription }: Account): Entry[] {
  if (!subscription) return [];
  const { number, startedAt, provider, tariffId, endsAt } = subscription;
  const price = Number(listTariffs(home.country).find(({ id }) => id === tariffId)?.priceTotal ?? 0) / 100;
  return [
    toEntry({
      ...{ number, at: toMoment(startedAt), provider, amount: `${price.toFixed(2)} ${currencyOf(home.country)}` },
      endsAt: toMoment(endsAt),
    }),
  ];
}

/** Returns an answer in words: options by their texts, a town by its name, a distance as a number. */
function toAnswerText({ answerOptions }: WorldQuestion, answer: Answer, locale: string): string {
  const toText = (value: unknown): string => {
    const option = answerOptions.find(({ id }) => String(id) === String(value));
    if (option) return option.translations[locale as LocaleCode] ?? option.translations.en;
    if (typeof value !== 'object' || value === null) return String(value);
    const { city, distance } = value as { city?: unknown; distance?: unknown };
    return String(city ?? distance ?? '');
  };
  return (Array.isArray(answer) ? answer : [answer]).map(toText).join(', ');
}
