import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** By the API's keys; a feature without a text here is left out of the table. */
export const featureTexts: Readonly<Record<string, MessageDescriptor>> = {
  read_messages: msg`Read all messages`,
  start_conversations: msg`Write to members first`,
  favourites: msg`Keep favourites`,
  see_visitors: msg`See who has visited you`,
  smiles: msg`Send smiles`,
};

export const badgeTexts: Readonly<Record<string, MessageDescriptor>> = {
  popular: msg`Chosen most often`,
  best_value: msg`Lowest price a month`,
};
