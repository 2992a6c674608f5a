import type { Account } from '../../api/contract/accountSettings.ts';
import { ConsentsSection } from './rights/ConsentsSection.tsx';
import { OwnDataSection } from './rights/OwnDataSection.tsx';
import { BlockedMembersSection } from './settings/BlockedMembersSection.tsx';
import { PauseSection } from './settings/PauseSection.tsx';
import { SessionsSection } from './settings/SessionsSection.tsx';

/** The sections that protect a member, and what the account holds of them; last the one before deleting it. */
export const LateSections = ({ account }: { account: Account }) => (
  <>
    <SessionsSection />
    <BlockedMembersSection />
    <ConsentsSection />
    {account.downloadable && <OwnDataSection />}
    {account.pausable && <PauseSection membership={account.membership} />}
  </>
);
