import { Tabs as Base } from '@base-ui/react/tabs';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as stack from '../layout/Stack.css.ts';
import * as linkTabs from './LinkTabs.css.ts';

interface TabsProps<Key extends string> {
  /** What the tabs divide; for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string; content: ReactNode }[];
  shown: Key;
  onShow: (key: Key) => void;
}

/** Sections of a page of which one is visible, without addresses (Base UI); those with addresses are `LinkTabs`. */
export function Tabs<Key extends string>({ label, tabs, shown, onShow }: TabsProps<Key>) {
  return (
    <Base.Root className={stack.stackGap.large} value={shown} onValueChange={onShow}>
      <Base.List className={linkTabs.root} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.key} className={linkTabs.tab} value={tab.key}>
            {tab.key === shown && <Icon source={check} size="small" />}
            <span className={linkTabs.text}>{tab.label}</span>
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.key} value={tab.key}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
