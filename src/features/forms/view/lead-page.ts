import type { FormCategory } from '../../../domain/lead/lead-category.ts';
import { CONTACT_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { departmentEmail, departmentPhone } from '../../../site/department-phone.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { locationCards } from '../../locations/embed/location-cards.ts';
import { locationHeader } from '../../locations/embed/location-header.ts';
import { mapArea } from '../../locations/embed/map-area.ts';
import type { LeadPageData } from '../embed/form-data.ts';
import { subjectWords } from '../embed/subject-words.ts';
import type { LeadPage } from './lead-page-definition.ts';
import { pageForm } from './page-form.ts';

/** Category of survey answers (resolution 170). */
export const FEEDBACK: FormCategory = 'Feedback';

/** Content of a lead page. */
export function leadPageContent(page: LeadPage, context: SiteContext): PageContent<'lead-page'> {
	const { dealer } = context.site;
	const { shell } = context;
	const { one } = stockNoun(dealer);
	const words = page.words({
		one,
		dealer: dealer.name,
		promise: dealer.forms.reply_promise,
	});
	const phone = page.department
		? departmentPhone(page.department, context)
		: { label: shell.phone.text, href: shell.phone.href };
	const email = page.department ? departmentEmail(page.department, dealer) : dealer.email;
	const cards = page.showsLocations ? locationCards(context) : [];
	const hasOwnLocations = page.showsLocations === true || page.location !== undefined;
	const data: LeadPageData = {
		title: words.title,
		text: words.text,
		steps: [...words.steps],
		section: page.section,
		form: pageForm(page, context),
		subject: page.fields.includes('test_drive_date') ? subjectWords('Test drive of', one) : null,
		ways: [
			...(page.location ? [] : [{ label: `Call ${phone.label}`, href: phone.href }]),
			{ label: email, href: `mailto:${email}` },
			...(shell.chat && page.kind === 'enquiries' && page.category !== FEEDBACK ? [shell.chat] : []),
			...(page.category === FEEDBACK ? publicReview(dealer.gmb_profiles) : []),
		],
		locations: hasOwnLocations ? [] : locationsFor(page.department, context),
		header: page.location ? locationHeader(page.location, context, { hasReviews: false }) : null,
		visit: page.showsLocations ? { cards, map: mapArea(cards, context.site) } : null,
	};
	const isCanonical = page.canonical === undefined || page.canonical === page.path;
	const meta = metaOf(context, {
		path: page.canonical ?? page.path,
		title: words.title,
		description: words.text,
		indexed: isCanonical && page.category !== FEEDBACK,
		trail: [
			...(page.location ? [{ label: 'Contact us', href: CONTACT_PATH }] : []),
			{ label: page.location?.name ?? words.title, href: page.path },
		],
		section: page.location ? CONTACT_PATH : (page.canonical ?? page.path),
	});
	return { meta, data };
}

/** The dealer's locations; department pages show their department's. */
function locationsFor(
	department: LeadPage['department'],
	{ shownLocations, site }: SiteContext,
): LeadPageData['locations'] {
	const types = visibleLocations(site.dealer).map(({ location_type }) => location_type);
	const isOwn = (index: number) => department !== undefined && types[index] === department;
	const shown = shownLocations.map(({ name, address }, index) => ({ name, address, isOwn: isOwn(index) }));
	return shown
		.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
		.map(({ name, address }) => ({ name, address }));
}

/** Link to the public review page. */
function publicReview([profile]: readonly { review_url: string }[]): Link[] {
	return profile ? [{ label: 'Write a public review', href: profile.review_url }] : [];
}
