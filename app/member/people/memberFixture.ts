import type * as z from 'zod/mini';
import { ListedMember } from '../../api/contract/memberLists.ts';

/** A row for tests, with `fields` as they are sent. Its three ids differ, so that a test fails where they are mixed up. */
export const memberFixture = (id: number, fields: Partial<z.input<typeof ListedMember>> = {}): ListedMember =>
  ListedMember.parse({
    id,
    match_id: id + 500,
    profile_id: id + 900,
    gender: 1,
    username: `Member ${id}`,
    ...fields,
  });
