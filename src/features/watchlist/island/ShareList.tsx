import { useState } from 'react';
import { priceText } from '../../../domain/card/price-block.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import type { WatchlistRow } from './rows/watchlist-row.ts';
import { SHARE, ShareButton } from './ShareButton.tsx';

/** How long the button shows 'List copied', milliseconds. */
const SAID_MS = 1500;

/** Shares the names, prices and addresses of the saved vehicles: with the device's share dialog, else through the clipboard. */
export function ShareList({ rows, title }: { rows: readonly WatchlistRow[]; title: string }) {
	const [words, setWords] = useState(SHARE);
	const share = () => {
		const text = [title, ...rows.map(sharedLine)].join('\n\n');
		if (navigator.share !== undefined) {
			// Rejects when the visitor closes the share dialog.
			navigator.share({ title, text }).catch(() => {});
			return;
		}
		navigator.clipboard.writeText(text).then(
			() => {
				setWords('List copied');
				setTimeout(() => setWords(SHARE), SAID_MS);
			},
			() => setWords('This browser can’t copy it'),
		);
	};
	return <ShareButton words={words} onShare={share} />;
}

/** '2024 Toyota HiLux SR5, $63,490, Drive away', and the address of its page. Notes are the visitor's own, and not shared. */
function sharedLine({ title, price, marked }: WatchlistRow): string {
	return `${[title, price && priceText(price)].filter(Boolean).join(', ')}\n${location.origin}${vehiclePath(marked.slug)}`;
}
