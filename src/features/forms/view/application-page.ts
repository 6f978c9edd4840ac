import { APPLICATION_STEP_TITLES } from '../../../domain/finance-application/field.ts';
import { FINANCE_ANCHOR } from '../../../domain/vehicle/vehicle-actions.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import type { ApplicationWords } from '../embed/application-data.ts';
import { subjectWords } from '../embed/subject-words.ts';
import type { LeadPage } from './lead-page-definition.ts';
import { pageForm } from './page-form.ts';

const TITLE = 'Apply for finance';
const TEXT = 'About five minutes. No credit check happens here.';

/** A page that takes finance applications. */
export interface ApplicationPage {
	path: string;
	/** The address search engines list, where several show the same. */
	canonical: string;
}

/** The application at one of its addresses: a lead form in steps, which the lead API takes as a finance enquiry (FINANCE-058). */
export function applicationContent(
	{ path, canonical }: ApplicationPage,
	context: SiteContext,
): PageContent<'application'> {
	const { dealer } = context.site;
	const { phone } = context.shell;
	const { one } = stockNoun(dealer);
	const page: LeadPage = {
		path,
		words: () => ({ title: TITLE, text: TEXT, steps: [] }),
		category: 'Finance Enquiry',
		kind: 'leads',
		fields: [],
		formSteps: [...APPLICATION_STEP_TITLES],
		section: { id: FINANCE_ANCHOR, title: null },
	};
	if (dealer.finance === false) throw new Error(`${path} is a page of dealers with finance`);
	return {
		meta: metaOf(context, {
			path: canonical,
			at: path,
			title: TITLE,
			description: TEXT,
			indexed: path === canonical,
			trail: [{ label: TITLE, href: path }],
			section: canonical,
		}),
		data: {
			title: TITLE,
			text: TEXT,
			section: page.section,
			subject: subjectWords('Finance for', one),
			ways: [{ label: `Call ${phone.text}`, href: phone.href }],
			form: { ...pageForm(page, context), submit: 'Send to our finance team' },
			application: { dealer: dealer.name, ...dealer.finance.application, loan: loanOf(context, one) },
		},
	};
}

function loanOf(context: SiteContext, noun: string): ApplicationWords['loan'] {
	const dealership = context.site.dealer.dealerships[0];
	const calculator = calculatorOf(context, { dealership, noun });
	if (!calculator) return null;
	const { terms, termsByDealership, until } = calculator;
	return { terms, termsByDealership, until };
}
