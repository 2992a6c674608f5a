import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeAddresses.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';

/** A link to the page Safety. */
export function SafetyLink() {
  const { t } = useLingui();
  return <TextLink to={pathTo('safety')}>{t`Safety`}</TextLink>;
}
