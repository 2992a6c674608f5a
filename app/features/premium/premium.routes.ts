import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';

const startTariffs: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureQueryData((await import('./tariffsQuery.ts')).tariffsQuery(api));

export const premiumRoutes: PageRoute[] = [
  pageRoute('plans', async () => (await import('./plans/PlansPage.tsx')).PlansPage, startTariffs),
  pageRoute('checkout', async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage, startTariffs),
  pageRoute('summary', async () => (await import('./checkout/OrderSummaryPage.tsx')).OrderSummaryPage, startTariffs),
  pageRoute('completePayment', async () => (await import('./return/CompletePaymentPage.tsx')).CompletePaymentPage),
  pageRoute('paymentsError', async () => (await import('./return/PaymentErrorPage.tsx')).PaymentErrorPage),
  pageRoute('paymentsSuccess', async () => (await import('./return/PaymentSuccessPage.tsx')).PaymentSuccessPage),
  pageRoute('paymentsContact', async () => (await import('./return/ContactDetailsPage.tsx')).ContactDetailsPage),
];
