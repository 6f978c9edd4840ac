import { flushSync } from 'react-dom';

/**
 * Renders cards that may be others now, and keeps the keyboard's place in them: where the link in use goes it is the title of its card, and
 * where the card goes, that of the next one. Links that stay are the same elements.
 *
 * @param render changes the state that cards are rendered from
 */
export function renderCards(render: () => void): void {
	const inUse = document.activeElement;
	const card = inUse?.closest('[data-stock]');
	const beside = card?.nextElementSibling ?? card?.previousElementSibling;
	flushSync(render);
	if (inUse?.isConnected) return;
	(card?.isConnected ? card : beside)?.querySelector<HTMLElement>('h3 a')?.focus();
}
