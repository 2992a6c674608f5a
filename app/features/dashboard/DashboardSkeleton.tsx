import { MessageRowsSkeleton } from '../../member/MessageRow.tsx';
import { PortraitSkeleton } from '../../member/PersonPortrait.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import * as styles from './dashboard.css.ts';
import * as heroStyles from './HeroPerson.css.ts';
import { HomeFrame } from './HomeFrame.tsx';
import * as matchStyles from './OtherMatch.css.ts';
import * as visitorStyles from './VisitorFaces.css.ts';

const three = ['a', 'b', 'c'];

/** A skeleton in the shape of the home page, so that nothing moves when that is loaded with a message that waits. */
export const DashboardSkeleton = () => (
  <HomeFrame>
    <div className={styles.sections} aria-hidden="true">
      <div className={styles.place.messages}>
        <SectionHead />
        <MessageRowsSkeleton count={3} />
      </div>
      <div className={heroStyles.root}>
        <div className={heroStyles.kicker}>
          <Skeleton shape="title" />
        </div>
        <div className={heroStyles.box}>
          <div className={heroStyles.picture}>
            <PortraitSkeleton captionless />
          </div>
          <div className={heroStyles.text}>
            <Skeleton shape="title" />
            <TextSkeleton />
          </div>
        </div>
      </div>
      <div className={styles.place.matches}>
        <SectionHead />
        <div className={styles.others}>
          <div className={matchStyles.root}>
            <PortraitSkeleton />
          </div>
          <div className={matchStyles.root}>
            <PortraitSkeleton />
          </div>
        </div>
      </div>
      <div className={styles.place.visitors}>
        <SectionHead />
        <div className={visitorStyles.list}>
          {three.map((key) => (
            <div key={key} className={visitorStyles.item}>
              <div className={visitorStyles.link}>
                <Skeleton shape="circle" />
                <Skeleton shape="title" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  </HomeFrame>
);

const SectionHead = () => (
  <div className={styles.sectionHead}>
    <Skeleton shape="title" />
  </div>
);
