import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { WhereCapable, useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';
import { promisedScreens } from '../model/promises';
import type { PromisedScreen } from '../model/promises';
import { texts } from '../texts';
import { TermsList } from './TermsList';

function Promised({ name, to }: PromisedScreen) {
  const { text, screen } = texts.promises[name];
  return (
    <Box component="li">
      {text}:{' '}
      <Link component={RouterLink} to={to}>
        {screen}
      </Link>
    </Box>
  );
}

function CapablePromised({ capability, ...promise }: PromisedScreen & { capability: Capability }) {
  return useCapability(capability) && <Promised {...promise} />;
}

/** Rights of candidates for a section of the terms, as far as the provider supports them. Specification 4, section 6. */
export function Promises({ section }: Pick<PromisedScreen, 'section'>) {
  const promises = promisedScreens.filter((promise) => promise.section === section);
  if (promises.length === 0) return null;
  const capabilities = new Set(promises.flatMap(({ capability }) => capability ?? []));
  return (
    <>
      <TermsList>
        {promises.map(({ capability, ...promise }) =>
          capability ? (
            <CapablePromised key={promise.name} capability={capability} {...promise} />
          ) : (
            <Promised key={promise.name} {...promise} />
          ),
        )}
      </TermsList>
      {[...capabilities].map((capability) => (
        <WhereCapable key={capability} capability={capability} onlyWithoutScripts>
          <TermsList>
            {promises
              .filter((promise) => promise.capability === capability)
              .map((promise) => (
                <Promised key={promise.name} {...promise} />
              ))}
          </TermsList>
        </WhereCapable>
      ))}
    </>
  );
}
