import { checkCompleted } from '../../../app/api/contract/completionStatus.ts';
import { fetchConversations } from '../../../app/api/contract/conversations.ts';
import type { Call } from '../../../app/api/contract/defineCall.ts';
import { fetchMatches, fetchOnlineUsers, fetchVisitors } from '../../../app/api/contract/memberLists.ts';
import { fetchGallery } from '../../../app/api/contract/profile.ts';
import { fetchUserConfig } from '../../../app/api/contract/userConfig.ts';
import type { CallInput, Send } from './createCallSender.ts';
import { readData } from './judgeResponse.ts';
import type { Subject } from './readOnlyRequests.ts';

const page = { query: { offset: 0, limit: 10 } };

/** Finds what the account can see. An answer that does not fit its call gives nothing; a check reports it. */
export async function findRequestData(send: Send, token: string): Promise<Subject> {
  const read = async (call: Call, input: CallInput = {}) => readData(await send(call, input, { token }));
  const parse = async <C extends Call>(call: C) => {
    const parsed = call.response.safeParse(await read(call));
    return parsed.success ? (parsed.data as Readonly<Record<string, unknown>>) : null;
  };
  const user = await parse(fetchUserConfig);
  const completion = await parse(checkCompleted);
  const members = [
    ...toRows(await read(fetchMatches, page), 'matches'),
    ...toRows(await read(fetchVisitors, page), 'visitors'),
    ...toRows(await read(fetchOnlineUsers)),
  ];
  const conversations = toRows(await read(fetchConversations, page));
  const pictures = toRows(await read(fetchGallery), 'photos');
  const town = user?.location as { city: string; lat: number; lng: number } | null | undefined;
  return {
    locale: String(user?.locale ?? 'en'),
    country: String(user?.country ?? 'US'),
    town: town ?? null,
    profileId: toText(members.find(({ profile_id }) => toText(profile_id))?.profile_id),
    uuid: toText(members.find(({ uuid }) => toText(uuid))?.uuid),
    conversationId: toText(conversations.find((row) => !isSet(row.new))?.id),
    pictureId: toText(pictures.find(({ id }) => toText(id))?.id),
    additionalQuestionsShown: completion?.additionalQuestionsShown === true,
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the rows of a list as they were sent, or of the list under a key. */
export function toRows(data: unknown, key?: string): Row[] {
  const list = key === undefined ? data : (data as Row | null | undefined)?.[key];
  return Array.isArray(list) ? list.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

const toText = (id: unknown): string | null =>
  typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null;

const isSet = (flag: unknown) => flag === true || flag === 1 || flag === '1';
