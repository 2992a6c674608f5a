import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { pickSupportEmail } from './pickSupportEmail.ts';

export function useSupportEmail(): string {
  const member = useMember();
  return pickSupportEmail(member?.user.country ?? null, site.supportEmails, site.supportEmail);
}
