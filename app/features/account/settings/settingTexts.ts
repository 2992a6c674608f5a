import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationSettings, PrivacySettings } from '../../../api/contract/accountSettings.ts';

export interface SettingTexts<Key extends string> {
  key: Key;
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

export const notificationTexts: readonly SettingTexts<keyof NotificationSettings>[] = [
  { key: 'messages', label: msg`New messages`, hint: msg`When somebody has written to you.` },
  { key: 'visits', label: msg`New visitors`, hint: msg`When somebody has looked at your profile.` },
  { key: 'matches', label: msg`New matches`, hint: msg`When we have found somebody who suits you.` },
  { key: 'newsletter', label: msg`Tips and offers`, hint: msg`From time to time, from our team.` },
];

export const privacyTexts: readonly SettingTexts<keyof PrivacySettings>[] = [
  {
    key: 'showOnline',
    label: msg`Show when I am online`,
    hint: msg`Others see a sign on your picture while you are here.`,
  },
  {
    key: 'showVisits',
    label: msg`Show my visits`,
    hint: msg`Others see that you have looked at their profile.`,
  },
];
