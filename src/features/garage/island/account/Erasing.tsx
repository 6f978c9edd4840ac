import { type ComponentProps, useEffect, useState } from 'react';
import { partAt } from '../../../../browser/load-part.ts';
import type { EraseAccount } from './EraseAccount.tsx';
import address from './EraseAccount.tsx?address';

type Part = typeof import('./EraseAccount.tsx');

const load = partAt<Part>(address);

/** In place of the garage where its address asks whether to delete the account; each visit loads what it has not loaded yet. */
export function Erasing(props: ComponentProps<typeof EraseAccount>) {
	const [part, setPart] = useState<Part | 'away' | null>(null);
	useEffect(() => {
		load().then(setPart, () => setPart('away'));
	}, []);
	if (part === null) return null;
	if (part !== 'away') return <part.EraseAccount {...props} />;
	return (
		<div className="garage">
			<p role="alert">No connection. Please try again.</p>
			<a className="link" href="#data">
				Back to {props.data.heading}
			</a>
		</div>
	);
}
