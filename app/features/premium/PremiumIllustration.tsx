import { site } from '../../site/site.ts';
import * as styles from './PremiumIllustration.css.ts';
import { useOwnGender } from './useOwnGender.ts';

/** Two people of the site's age, the member's own gender in front; its frame is there before it is known which. */
export function PremiumIllustration() {
  const gender = useOwnGender();
  return (
    <div className={styles.frame}>
      {gender && (
        <img
          className={styles.picture}
          src={gender === 'male' ? `${site.artUrl}/plan-male.svg` : `${site.artUrl}/plan-female.svg`}
          alt=""
          width="640"
          height="480"
          decoding="async"
        />
      )}
    </div>
  );
}
