import { ListedMember } from '../../../api/contract/memberLists.ts';

/** A row for tests; its match_id is its id plus 500, so that mixing them up shows. */
export const memberFixture = (id: number, fields: Partial<Record<keyof ListedMember, unknown>> = {}): ListedMember =>
  ListedMember.parse({
    id,
    match_id: id + 500,
    profile_id: id + 900,
    gender: 1,
    username: `Member ${id}`,
    ...fields,
  } as never);
