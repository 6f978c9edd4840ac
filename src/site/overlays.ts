import { timetableOf } from '../domain/hours/timetable.ts';
import { windowEdges, windowState, windowTurns } from '../domain/time/date-window.ts';
import type { Shell } from '../ui/layout/layout-data.ts';
import type { LinkOf } from './links/linker.ts';
import { blockPicture } from './pictures/block-picture.ts';
import { scheduleOf, visibleLocations } from './shown-location.ts';
import type { Site } from './site.ts';
import { dealerText } from './text/dealer-text.ts';

/** The bar at the foot of phones, with the hours of the first location (NAV-014, NAV-015). */
export function mobileFooterOf({ dealer, now }: Site, link: LinkOf): Shell['mobileFooter'] {
	const { mobile_footer } = dealer.menus;
	const [location] = visibleLocations(dealer);
	if (mobile_footer === null || !location) return null;
	const schedule = scheduleOf(location, dealer, now);
	const { time_zone = schedule.time_zone, shift } = mobile_footer;
	return {
		items: mobile_footer.items.filter(({ href }) => link(href) !== null),
		timetable: schedule.weekly.length > 0 ? timetableOf({ ...schedule, time_zone }) : null,
		shift,
	};
}

/** The popup, unless it has expired (PROMO-005) or links to a missing page. */
export function popupOf(site: Site, link: LinkOf): Shell['popup'] {
	const { slug, promotions } = site.dealer;
	const { popup } = promotions;
	const href = popup && link(popup.linkTo);
	if (popup === null || !href) return null;
	const edges = windowEdges({ expires: popup.expiryDate });
	if (windowState(edges, site.now.getTime()) === 'over') return null;
	return {
		id: `${popup.src} ${popup.expiryDate}`,
		key: `forecourt.${slug}.popup`,
		picture: blockPicture({ image: popup.src, alt: popup.alt }, site),
		title: dealerText(popup.title, site),
		description: dealerText(popup.description, site),
		button: popup.buttonText,
		href,
		expires: windowTurns(edges)[0] ?? 0,
		opens: popup.opens,
	};
}
