import { lazy, Suspense, useState } from 'react';
import address from './ChangeNumber.tsx?address';
import { NumberRow } from './NumberRow.tsx';

const ChangeNumber = lazy(async () => {
	const loaded = import(/* @vite-ignore */ address) as Promise<typeof import('./ChangeNumber.tsx')>;
	return { default: (await loaded).ChangeNumber };
});

interface Props {
	api: string;
	phone: string;
	/** Shows the garage with another number. */
	onChange: () => void;
}

/** The number that gets the codes, which can be changed. */
export function OwnNumber({ api, phone, onChange }: Props) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	const changed = () => {
		close();
		onChange();
	};
	const form = isOpen && (
		<Suspense>
			<ChangeNumber api={api} onChanged={changed} onClose={close} />
		</Suspense>
	);
	return <NumberRow phone={phone} form={form} onOpen={() => setOpen(true)} />;
}
