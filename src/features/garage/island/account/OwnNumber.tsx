import { useState } from 'react';
import { partAt } from '../../../../browser/load-part.ts';
import address from './ChangeNumber.tsx?address';
import { NumberRow } from './NumberRow.tsx';

type Part = typeof import('./ChangeNumber.tsx');

const load = partAt<Part>(address);

interface Props {
	api: string;
	phone: string;
	/** Shows the garage with another number. */
	onChange: () => void;
	/** Shows why the form was not opened; null for no reason. */
	onProblem: (problem: string | null) => void;
}

/** The number that gets the codes, which can be changed. */
export function OwnNumber({ api, phone, onChange, onProblem }: Props) {
	const [part, setPart] = useState<Part | null>(null);
	const close = () => setPart(null);
	const changed = () => {
		close();
		onChange();
	};
	const open = () =>
		load().then(
			(loaded) => {
				onProblem(null);
				setPart(loaded);
			},
			() => onProblem('No connection. Please try again.'),
		);
	const form = part && <part.ChangeNumber api={api} onChanged={changed} onClose={close} />;
	return <NumberRow phone={phone} form={form} onOpen={open} />;
}
