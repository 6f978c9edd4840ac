import { FINANCE_ANCHOR } from '../../../domain/vehicle/vehicle-actions.ts';
import { AFFORD_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { financeForm } from '../../forms/embed/finance-form.ts';
import { calculatorOf } from '../embed/calculator-of.ts';
import { listedAddress } from '../embed/finance-addresses.ts';

/** The finance page at one of its addresses (FINANCE-003, FINANCE-006, FINANCE-007, FINANCE-009). */
export function financeContent(path: string, context: SiteContext): PageContent<'finance'> {
	const { dealer } = context.site;
	const noun = stockNoun(dealer).one;
	const listed = listedAddress(context);
	const title = 'What would the repayments be?';
	const enquiry = financeForm(context);
	const calculator = calculatorOf(context, {
		dealership: dealer.dealerships[0],
		noun,
		ask: enquiry && `#${FINANCE_ANCHOR}`,
	});
	return {
		meta: metaOf(context, {
			path: listed,
			title: `${calculator ? 'Car finance calculator' : 'Finance'}, ${salesArea(dealer)}`,
			description: calculator
				? `Work out what a ${noun} from ${dealer.name} costs a week, a fortnight or a month, with deposit, trade-in, term and balloon, then ask us about finance.`
				: `Ask ${dealer.name} about finance for a ${noun}.`,
			indexed: path === listed,
			trail: [{ label: 'Finance', href: path }],
			section: listed,
		}),
		data: {
			title,
			text: 'Change any number. Nothing here is sent to us or to a lender until you choose to apply.',
			calculator,
			afford: affordLink(context),
			enquiry,
			steps: [
				'Tell us roughly what you have in mind.',
				`${dealer.forms.reply_promise} We’ll talk through the amount, term and deposit.`,
				'You decide whether to apply. All finance is subject to lender approval.',
			],
			ways: [
				{ label: `Call ${context.shell.phone.text}`, href: context.shell.phone.href },
				{ label: dealer.email, href: `mailto:${dealer.email}` },
			],
		},
	};
}

function affordLink({ link }: SiteContext): Link | null {
	const href = link(AFFORD_PATH);
	return href === null ? null : { label: 'What can I afford?', href };
}
