import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveFailure } from '../../../feedback/SaveFailure.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import * as styles from './SettingList.css.ts';
import { useSaveSettings } from './useSaveSettings.ts';

export interface SettingTexts<Key extends string> {
  key: Key;
  label: MessageDescriptor;
  hint: MessageDescriptor;
}

interface SettingListProps<Settings extends Record<string, boolean>> {
  name: 'notifications' | 'privacy';
  texts: readonly SettingTexts<keyof Settings & string>[];
  settings: Settings;
  save: (settings: Settings) => Promise<unknown>;
}

/** A list of settings that are on or off; each change is saved at once. */
export function SettingList<Settings extends Record<string, boolean>>({
  name,
  texts,
  settings,
  save,
}: SettingListProps<Settings>) {
  const { t } = useLingui();
  const { current, outcome, error, change } = useSaveSettings(name, settings, save);
  return (
    <>
      <ul className={styles.list}>
        {texts.map(({ key, label, hint }) => (
          <li key={key} className={styles.setting}>
            <Checkbox
              label={t(label)}
              hint={t(hint)}
              checked={current[key] === true}
              onChange={(on) => change({ ...current, [key]: on })}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {outcome === 'saved' && (
          <Text tone="soft">
            <Trans>Saved.</Trans>
          </Text>
        )}
      </div>
      {outcome === 'failed' && <SaveFailure error={error} />}
    </>
  );
}
