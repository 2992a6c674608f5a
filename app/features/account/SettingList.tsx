import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Text } from '../../ui/Text.tsx';
import * as styles from './SettingList.css.ts';
import type { SettingTexts } from './settings.model.ts';
import { useSettings } from './useSettings.ts';

interface SettingListProps<Settings extends Record<string, boolean>> {
  name: 'notifications' | 'privacy';
  texts: readonly SettingTexts<keyof Settings & string>[];
  settings: Settings;
  save: (settings: Settings) => Promise<unknown>;
}

/** Settings that are on or off; each is saved when it is changed. */
export function SettingList<Settings extends Record<string, boolean>>({
  name,
  texts,
  settings,
  save,
}: SettingListProps<Settings>) {
  const { t } = useLingui();
  const { shown, outcome, change } = useSettings(name, settings, save);
  return (
    <>
      <ul className={styles.list}>
        {texts.map(({ key, label, hint }) => (
          <li key={key}>
            <label className={styles.setting}>
              <input
                type="checkbox"
                className={styles.box}
                checked={shown[key]}
                aria-describedby={`${name}-${key}-hint`}
                onChange={({ target }) => change({ ...shown, [key]: target.checked })}
              />
              <span className={styles.words}>
                <span className={styles.name}>{t(label)}</span>
                <span className={styles.hint} id={`${name}-${key}-hint`}>
                  {t(hint)}
                </span>
              </span>
            </label>
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
      {outcome === 'failed' && (
        <Banner tone="danger" title={t`Error: your choice could not be saved`} announce>
          <Text>
            <Trans>It stands as it was before. Please check your connection and choose again.</Trans>
          </Text>
        </Banner>
      )}
    </>
  );
}
