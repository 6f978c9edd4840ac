import { PAYMENT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { ONLINE_PAYMENT_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { leadForm } from '../../forms/embed/lead-form.ts';

const TITLE = 'Online payment';

/** Content of the page where quotes and invoices are paid (RESERVE-013, resolution 150). */
export function onlinePaymentContent(context: SiteContext): PageContent<'online-payment'> {
	const { dealer } = context.site;
	const settings = dealer.features.online_payment;
	if (!settings) throw new Error(`${dealer.slug} takes no online payments`);
	const { least, most, example } = settings;
	const form = leadForm(context, {
		kind: 'enquiries',
		goesTo: dealer.name,
		categories: [{ value: PAYMENT_CATEGORY, label: TITLE }],
	});
	return {
		meta: metaOf(context, {
			path: ONLINE_PAYMENT_PATH,
			title: TITLE,
			description: `Pay a quote or an invoice of ${dealer.name} by card, without a surcharge.`,
			indexed: false,
			trail: [{ label: TITLE, href: ONLINE_PAYMENT_PATH }],
		}),
		data: {
			title: TITLE,
			text: `Pay a quote or an invoice from ${dealer.name}.`,
			form: { ...form, submit: 'Continue to pay', promise: 'You’ll check it once more before you pay.' },
			rules: { least, most, example },
			before: {
				title: 'Before you pay',
				items: [
					'You pay exactly what you enter. No surcharge, no fee.',
					'Card details go to the payment provider, not to us.',
					`By card, from ${formatDollarsAndCents(least)} up to ${formatDollarsAndCents(most)}.`,
				],
			},
			warning: {
				title: 'Got an email with new bank details?',
				text: 'Don’t pay it. Call us on the number below first. We never change our bank details by email.',
			},
			phone: { label: dealer.phone, href: context.shell.phone.href },
		},
	};
}
