import { MessageRowsSkeleton } from '../../member/MessageRow.tsx';
import { PortraitSkeleton } from '../../member/PersonPortrait.tsx';
import { Skeleton, TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import * as styles from './dashboard.css.ts';
import * as matchStyles from './matches.css.ts';
import * as visitorStyles from './VisitorFaces.css.ts';

const three = ['a', 'b', 'c'];

/** A skeleton in the shape of the start page, so that nothing moves when that is loaded. */
export const DashboardSkeleton = () => (
  <div className={styles.root} aria-hidden="true">
    <div className={styles.sections}>
      <div className={styles.section}>
        <SectionHead />
        <MessageRowsSkeleton count={3} />
      </div>
      <div className={styles.besideAll}>
        <SectionHead />
        <div className={matchStyles.root}>
          <div className={matchStyles.personOfTheDay}>
            <div className={matchStyles.personWithNotes}>
              <PortraitSkeleton />
              <div className={matchStyles.notes}>
                <TextSkeleton />
              </div>
            </div>
          </div>
          <div className={matchStyles.others}>
            <div className={matchStyles.otherMatch}>
              <PortraitSkeleton />
            </div>
            <div className={matchStyles.otherMatch}>
              <PortraitSkeleton />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.section}>
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
  </div>
);

const SectionHead = () => (
  <div className={styles.sectionHead}>
    <Skeleton shape="title" />
  </div>
);
