import type { ReactNode } from 'react';
import type { Garage } from '../../../../api/garage/garage.ts';
import { visitorDay } from '../../../../browser/visitor-day.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	passkeys: Garage['passkeys'];
	/** The row of the number. */
	number: ReactNode;
	/** Why the last change was not made; null for none. */
	problem?: string | null;
	onAdd?: () => void;
	onRemove?: (id: string) => void;
	onSignOutEverywhere?: () => void;
}

/** How the visitor signs in: the number, and passkeys. */
export function SignInRows({ passkeys, number, problem, onAdd, onRemove, onSignOutEverywhere }: Props) {
	return (
		<>
			<ul className="garage__rows garage__rows--icons">
				{number}
				{passkeys.map(({ id, name, created_at, used_at }) => (
					<li key={id}>
						<Icon name="key" />
						<div>
							<b>Passkey: {name}</b>
							<p>
								Added {visitorDay(created_at)}
								{used_at && `, used ${visitorDay(used_at)}`}
							</p>
						</div>
						<button
							className="link"
							type="button"
							aria-label={`Remove the passkey ${name}`}
							onClick={() => onRemove?.(id)}
						>
							Remove
						</button>
					</li>
				))}
			</ul>
			<p role="alert">{problem}</p>
			<div className="garage__buttons">
				<button className="btn btn--2" type="button" onClick={onAdd}>
					Add a passkey
				</button>
				<button className="btn btn--3" type="button" onClick={onSignOutEverywhere}>
					Sign out everywhere
				</button>
			</div>
		</>
	);
}
