import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the profile backgrounds, from number 1. */
export const backgroundNames: readonly MessageDescriptor[] = [
  msg`Hills at dawn`,
  msg`Lake at dusk`,
  msg`Promenade by the sea`,
  msg`Lighthouse`,
  msg`Vineyard`,
  msg`Alpine meadow`,
  msg`Birch wood`,
  msg`Avenue in autumn`,
  msg`Cabin in winter`,
  msg`Evening in the city`,
  msg`Sails in the harbour`,
  msg`Hot-air balloons`,
  msg`Rose garden`,
  msg`Lavender field`,
  msg`Desert`,
  msg`Eucalyptus and fern`,
  msg`Tea table`,
  msg`Bookshelf`,
  msg`Music`,
  msg`Lights on the dance floor`,
  msg`Starry night`,
  msg`Woven ribbons`,
  msg`Paper leaves`,
];
