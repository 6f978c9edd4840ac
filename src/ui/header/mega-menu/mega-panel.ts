import stylesheet from './mega.css?url';
import { megaList } from './mega-menu.ts';

/** Fetches the models panel and its stylesheet, and inserts it after its menu entry, hidden. Rejects when either fails. */
export async function loadPanel(link: HTMLAnchorElement): Promise<HTMLElement> {
	const [response] = await Promise.all([fetch(link.dataset['mega'] ?? ''), loadStylesheet()]);
	if (!response.ok) throw new Error(`the models menu responded with ${response.status}`);
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const panel = page.querySelector<HTMLElement>('.mega');
	if (!panel) throw new Error('the models menu has no models');
	panel.hidden = true;
	link.after(panel);
	link.setAttribute('aria-controls', panel.id);
	watchCategories(panel);
	return panel;
}

/** Shows the models of the selected category, at first of the first one. */
function watchCategories(panel: HTMLElement): void {
	const buttons = [...panel.querySelectorAll<HTMLElement>('[data-category]')];
	const tiles = [...panel.querySelectorAll<HTMLElement>('[data-keys]')];
	const list = panel.querySelector('.models');
	const all = panel.querySelector<HTMLElement>('[data-all]');
	const show = (chosen: HTMLElement) => {
		const key = chosen.dataset['category'] ?? '';
		for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
		for (const tile of tiles) tile.hidden = !tile.dataset['keys']?.split(' ').includes(key);
		const { hasAll, isScrolling } = megaList(tiles.filter(({ hidden }) => !hidden).length);
		if (all) all.hidden = !hasAll;
		list?.classList.toggle('is-scrolling', isScrolling);
		list?.scrollTo(0, 0);
	};
	for (const button of buttons) button.addEventListener('click', () => show(button));
	if (buttons[0]) show(buttons[0]);
}

function loadStylesheet(): Promise<void> {
	return new Promise((done, fail) => {
		const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
		link.addEventListener('load', () => done());
		link.addEventListener('error', () =>
			fail(new Error('the stylesheet of the models menu could not be loaded')),
		);
		document.head.append(link);
	});
}
