import address from './draw-map.ts?address';
import type { RequestedMap } from './requested-map.ts';

/** Loads a map only when its button is pressed, so that no data goes to a map service before (GEO-004). */
export function watchMaps(page: ParentNode): void {
	for (const area of page.querySelectorAll<HTMLElement>('[data-map]')) {
		const button = area.querySelector<HTMLButtonElement>('.map__open');
		button?.addEventListener('click', async () => {
			button.disabled = true;
			const problem = area.querySelector<HTMLElement>('.map__problem');
			if (problem) problem.hidden = true;
			try {
				const { drawMap } = (await import(/* @vite-ignore */ address)) as typeof import('./draw-map.ts');
				await drawMap(area, JSON.parse(area.dataset['map'] ?? '') as RequestedMap);
				button.hidden = true;
			} catch {
				if (problem) problem.hidden = false;
			}
			button.disabled = false;
		});
	}
}
