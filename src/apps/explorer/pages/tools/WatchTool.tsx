import type { ReactElement } from 'react'
import { isAddress } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Lookup } from '../Lookup.tsx'
import { useAddressText } from '../useAddressText.ts'
import { Example } from './Example.tsx'
import { RuleFields } from './RuleFields.tsx'
import { Watched } from './Watched.tsx'
import { buildRules, readWanted } from './watchRules.ts'

/** Follows an account by rules; the URL holds both. */
export function WatchTool(): ReactElement {
  const texts = useExplorerTexts('tools')
  const [{ account = '', rules, least = '' }, setQuery] = useRouteQuery()
  const wanted = readWanted(rules)
  const built = buildRules(wanted, least)
  return (
    <>
      <Example
        onLoad={([newest]) => {
          if (newest !== undefined) setQuery({ account: newest.account })
          return newest !== undefined
        }}
      />
      <Lookup
        key={account}
        label={texts.watch.account}
        action={texts.watch.start}
        defaultText={useAddressText(account)}
        isValid={isAddress}
        invalid={texts.invalidAddress}
        onSubmit={(address) => setQuery({ account: address })}
      >
        <RuleFields
          wanted={wanted}
          least={least}
          onWanted={(next) => setQuery({ rules: next.length === 0 ? 'none' : next.join(',') })}
          onLeast={(next) => setQuery({ least: next })}
        />
      </Lookup>
      {built.length === 0 && (
        <p className="explorer-hint" role="alert" data-wrong>
          {texts.watch.none}
        </p>
      )}
      {isAddress(account) && built.length > 0 && (
        <Watched key={`${account} ${JSON.stringify(built)}`} account={account} rules={built} />
      )}
    </>
  )
}
