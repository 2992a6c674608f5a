import type { AnalyticsEvent } from './analytics.ts';

interface MatomoContext {
  /** Number of the site in Matomo. */
  siteId: number;
  host: string;
  /** Visitor number of 16 hexadecimal digits. */
  visitor: string;
}

/**
 * The fields of a request to matomo.php: a page view by the template of its route, else an event. The visitor's role is
 * custom dimension 1 of a page view. A purchase has its value in minor units of the currency, which is its name.
 */
export function toMatomoFields(
  event: AnalyticsEvent,
  { siteId, host, visitor }: MatomoContext,
): Record<string, string> {
  const route = event.name === 'pageView' ? event.route : '/';
  return {
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: visitor,
    rand: String(Math.trunc(Math.random() * 1e9)),
    url: toTemplateUrl(host, route),
    ...toEventFields(event),
  };
}

function toEventFields(event: AnalyticsEvent): Record<string, string> {
  switch (event.name) {
    case 'pageView':
      return { action_name: event.route, dimension1: event.role };
    case 'registrationFinished':
      return { e_c: 'registration', e_a: 'finished', e_n: event.device };
    case 'purchase':
      return {
        e_c: 'purchase',
        e_a: 'completed',
        ...(event.currency !== null && { e_n: event.currency }),
        ...(event.value !== null && { e_v: String(event.value) }),
      };
  }
}

/** The template as an address, without the marks of optional parts, which would begin a query. */
const toTemplateUrl = (host: string, route: string) =>
  `https://${host}${route === '*' ? '/*' : route.replaceAll('?', '')}`;
