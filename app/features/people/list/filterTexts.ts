import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FilterName } from '../model/filters.model.ts';

const everybody = msg`Everybody`;

/** What each filter is called, and its values in the order of their numbers. */
export const filterTexts: Readonly<Record<FilterName, { label: MessageDescriptor; values: MessageDescriptor[] }>> = {
  contactFilter: { label: msg`Contact`, values: [everybody, msg`In contact already`, msg`Not in contact yet`] },
  favouritesFilter: { label: msg`Favourites`, values: [everybody, msg`Favourites only`, msg`Without favourites`] },
  newFilter: { label: msg`New people`, values: [everybody, msg`New people only`] },
  photoFilter: { label: msg`Pictures`, values: [everybody, msg`With a picture`, msg`Without a picture`] },
};
