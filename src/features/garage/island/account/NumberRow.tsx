import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { hiddenNumber } from '../garage-words.ts';

interface Props {
	phone: string;
	/** The open form for another number; null while it is closed. */
	form?: ReactNode;
	onOpen?: () => void;
}

/** The number that gets the codes, and the way to change it. */
export function NumberRow({ phone, form = null, onOpen }: Props) {
	return (
		<li>
			<Icon name="phone" />
			<div>
				<b>{hiddenNumber(phone)}</b>
				<p>Gets the codes</p>
				{form}
			</div>
			{!form && (
				<button className="link" type="button" aria-label="Change the mobile number" onClick={onOpen}>
					Change
				</button>
			)}
		</li>
	);
}
