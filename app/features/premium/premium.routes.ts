import { type PageRoute, pageRoute, rarePageRoute, type StartQueries } from '../../routing/pageRoute.ts';

const startTariffs: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureQueryData((await import('./tariffsQuery.ts')).tariffsQuery(api));

export const premiumRoutes: PageRoute[] = [
  pageRoute('plans', async () => (await import('./plans/PlansPage.tsx')).PlansPage, startTariffs),
  rarePageRoute('checkout', async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage, startTariffs),
  rarePageRoute(
    'summary',
    async () => (await import('./checkout/OrderSummaryPage.tsx')).OrderSummaryPage,
    startTariffs,
  ),
  rarePageRoute('completePayment', async () => (await import('./return/CompletePaymentPage.tsx')).CompletePaymentPage),
  rarePageRoute('paymentsError', async () => (await import('./return/PaymentErrorPage.tsx')).PaymentErrorPage),
  rarePageRoute('paymentsSuccess', async () => (await import('./return/PaymentSuccessPage.tsx')).PaymentSuccessPage),
  rarePageRoute('paymentsContact', async () => (await import('./return/ContactDetailsPage.tsx')).ContactDetailsPage),
];
