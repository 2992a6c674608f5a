import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import * as layout from './AppLayout.css.ts';
import * as bar from './header/BottomBar.css.ts';
import * as header from './header/Header.css.ts';
import * as logo from './header/Logo.css.ts';
import { homeItem, navItems } from './header/navItems.ts';

interface MemberPageSkeletonProps {
  /** Skeletons below the headers, by name. */
  pages: Readonly<Record<string, ReactNode>>;
}

/**
 * Headers, navigation and skeletons of the pages of members, which documents show before the app starts. The boot
 * script picks those of the address by their names in `data-part`. Nothing here can be pressed. If the app does not
 * start, elements with `data-stays` are above the words that say so.
 */
export const PrerenderedSkeletons = ({ pages }: MemberPageSkeletonProps) => (
  <>
    <div data-part="full" data-stays>
      <HeaderSkeleton tools={2} />
    </div>
    <div className={layout.hiddenOnMobile} data-part="hiddenOnMobile" data-stays>
      <HeaderSkeleton tools={2} />
    </div>
    <div data-part="simple" data-stays>
      <HeaderSkeleton tools={1} />
    </div>
    {Object.entries(pages).map(([name, page]) => (
      <div key={name} data-part={name}>
        {page}
      </div>
    ))}
    <div data-part="bottomBar">
      <BottomBarSkeleton />
    </div>
  </>
);

const HeaderSkeleton = ({ tools }: { tools: number }) => (
  <div className={header.root.simple}>
    <div className={header.inner}>
      <div className={logo.root}>
        <span className={logo.link}>
          <img className={logo.image} src={site.headerLogoUrl} alt="" height="64" />
        </span>
      </div>
      <div className={header.tools}>
        {Array.from({ length: tools }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and they never change
          <span key={index} className={header.toolSkeleton} />
        ))}
      </div>
    </div>
  </div>
);

function BottomBarSkeleton() {
  const { t } = useLingui();
  return (
    <div className={bar.skeleton}>
      <div className={bar.skeletonList}>
        {[homeItem, ...navItems].map(({ to, label, shortLabel = label }) => (
          <span key={to} className={bar.item}>
            <span className={bar.link}>
              <span>{t(shortLabel)}</span>
              <span className={bar.mark}>
                <span className={bar.iconSkeleton} />
              </span>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
