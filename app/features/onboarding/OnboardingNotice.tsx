import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import * as styles from './OnboardingNotice.css.ts';

export type SavedData = 'details' | 'pictures';

interface OnboardingNoticeProps {
  detailsPostponed: boolean;
  onResume: () => void;
  saved: SavedData | null;
}

/** A notice above the page: that details are missing, with a button to add them, or that something was just saved. */
export function OnboardingNotice({ detailsPostponed, onResume, saved }: OnboardingNoticeProps) {
  const { t } = useLingui();
  if (!detailsPostponed && !saved) return null;
  return (
    <aside className={styles.strip} aria-label={t`Note`}>
      {detailsPostponed ? (
        <Banner tone="info" title={t`A few of your details are missing`} announce>
          <Text>
            <Trans>
              You can look at your matches. We need these details before you can open messages and other pages.
            </Trans>
          </Text>
          <div>
            <Button opensDialog onClick={onResume}>
              <Trans>Add my details</Trans>
            </Button>
          </div>
        </Banner>
      ) : (
        <Banner
          tone="success"
          title={saved === 'pictures' ? t`Your pictures are saved` : t`Your details are saved`}
          announce
        />
      )}
    </aside>
  );
}
