import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import address from './ChangeNumber.tsx?address';
import { hiddenNumber } from './garage-words.ts';

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
	return (
		<li>
			<Icon name="phone" />
			<div>
				<b>{hiddenNumber(phone)}</b>
				<p>Gets the codes</p>
				{isOpen && (
					<Suspense>
						<ChangeNumber api={api} onChanged={changed} onClose={close} />
					</Suspense>
				)}
			</div>
			{!isOpen && (
				<button
					className="link"
					type="button"
					aria-label="Change the mobile number"
					onClick={() => setOpen(true)}
				>
					Change
				</button>
			)}
		</li>
	);
}
