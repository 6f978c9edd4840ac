import { useState } from 'react';

/** How long the button says that the link was copied, milliseconds (VDPACT-026). */
const SAID_MS = 1500;

/** Shares the address of the comparison, which names its vehicles: by the device where it can, else by copying it. */
export function ShareComparison({ title }: { title: string }) {
	const [words, setWords] = useState('Share');
	const copied = () => {
		setWords('Link copied');
		setTimeout(() => setWords('Share'), SAID_MS);
	};
	const share = () => {
		const { href: url } = location;
		if (navigator.share !== undefined) {
			// A visitor who closes the device's sheet has changed their mind.
			navigator.share({ title, url }).catch(() => {});
			return;
		}
		navigator.clipboard.writeText(url).then(copied, () => setWords('Copy the address of this page'));
	};
	return (
		<button className="btn btn--3" type="button" onClick={share}>
			<span aria-live="polite">{words}</span>
		</button>
	);
}
