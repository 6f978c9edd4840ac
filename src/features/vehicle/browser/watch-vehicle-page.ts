import { openAddressed } from '../../../ui/dialog/open-addressed.ts';
import { watchDialogs } from '../../../ui/dialog/watch-dialogs.ts';
import { watchFullScreen } from '../gallery/watch-full-screen.ts';
import { watchGallery } from '../gallery/watch-gallery.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import { loadStylesOnIntent } from './load-opened-styles.ts';
import { watchBar } from './watch-bar.ts';
import { watchPdf } from './watch-pdf.ts';
import { watchReveal } from './watch-reveal.ts';
import { watchShare } from './watch-share.ts';
import { watchSide } from './watch-side.ts';
import { watchTabs } from './watch-tabs.ts';

/**
 * Enhances all parts of a vehicle page. One script for all of them, because separate ones would cost a tag and a request each and compress
 * worse.
 */
export function watchVehiclePage(window: Window): void {
	const page = window.document;
	const main = page.querySelector('main');
	if (!main) return;
	const loadStyles = loadStylesOnIntent(main);
	for (const gallery of page.querySelectorAll('[data-gallery]'))
		watchFullScreen(gallery, watchGallery(gallery), loadStyles);
	keepUpToDate(page);
	watchReveal(page);
	watchPdf(page);
	watchSide(page);
	for (const tabs of page.querySelectorAll<HTMLElement>('[data-tabs]'))
		watchTabs(tabs, window.location.hash.slice(1));
	for (const list of page.querySelectorAll<HTMLElement>('[data-share]')) watchShare(list, window);
	watchBar(page, loadStyles);
	watchDialogs(page);
	openAddressed(window);
}
