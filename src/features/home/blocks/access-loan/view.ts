import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	text: string;
	link: Link;
}

/** The link to a repayment quote; nothing where no dealership offers one. */
export function view({ text }: Options, context: SiteContext): Data | null {
	const loan = context.site.dealer.dealerships.map(({ features }) => features.access_loan).find(Boolean);
	const link = loan ? linked({ label: 'Get Your Repayments', href: loan.repayments_url }, context) : null;
	if (link === null) return null;
	return { title: 'Get started with your personalised repayment', text, link };
}
