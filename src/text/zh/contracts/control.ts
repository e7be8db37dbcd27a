import type { Messages } from '../../en/index.ts'

export const control: Messages['control'] = {
  title: '谁能动用其资产',
  empty: '未找到账户',
  says: {
    key: '只有密钥能动用此账户的资产。',
    service: '只有密钥能动用此账户的资产。服务商使用这种钱包一次发送大量付款。',
    plugins: '密钥可以动用一切。下列插件无需新的签名即可随时取走原生币，但不能动用代币和 NFT。',
    extensions: '密钥以及下列每个合约都可以不经询问动用此钱包的一切。',
    keyOff: '密钥已停用：只有下列合约控制此钱包。双重验证钱包就是这样工作的。如果您没有设置过，则钱包由他人控制。',
    vesting:
      '所有者可以花费已解锁的部分。锁定的币只能发送给下列账户，或退回给出资方；出资方可以向列表添加账户，但不能取走任何资产。',
    locked:
      '密钥可以动用除下列币以外的一切：在到期之前，这些币不能转出，或只能转给钱包允许的账户。第二个密钥可以锁定附有其签名转入的币，但不能取走任何资产。',
    unknown: '此合约的代码未知。谁能动用其资产只由代码决定。',
    noCode: '此地址尚无代码。持有匹配的代码和密钥的人可以使用它。',
    frozen: '账户已冻结。在偿还欠款并恢复之前的状态之前，任何人都无法使用。',
    unreadable: '此账户的数据缺失或无法读取，因此无法作出说明。',
  },
  signers: (needed, signers) =>
    `${signers} 位签名者中的 ${needed} 位共同可以动用一切，并更改签名者。提案者只能提案，不能批准。`,
  roles: {
    plugin: '插件',
    extension: '扩展',
    signer: '签名者',
    proposer: '提案者',
    owner: '所有者',
    vestingSender: '出资方',
    recipient: '允许的接收方',
  },
  jettons: {
    lock: '发行方可以锁定、转移或销毁的代币',
    unknown: '采用自定义规则的代币（此处未核查）',
    mint: '只有此账户能转移的代币；管理员可以增发',
    nothing: '只有此账户能转移的代币；其合约显示没有管理员',
  },
  locks: {
    locked: '在此时间之前不能转出的币',
    restricted: '在此时间之前只能转给钱包允许的账户的币',
    gradual: '在此时间之前逐步解锁的币',
  },
  untold: '未说明时间',
  domains: {
    sale: '在售出或取消出售之前由出售合约拥有并可修改的域名',
    owner: '只有此账户可以修改和转让的域名；最后一次续期 366 天后，任何人都可以将其拍卖，网络投票也可以将其重新分配',
  },
  saleContract: '出售合约',
  admin: '管理员',
  jettonChanged: {
    admin: '管理员更改于',
    offered: '管理员权限提供给',
    dropped: '放弃管理员权限于',
    upgraded: '代码或数据替换于',
  },
  lookedAtJettons: (count) => `已检查这些代币合约的最新 ${count} 笔交易，起始于`,
  changed: { added: '添加于', keyOn: '密钥启用于', keyOff: '密钥停用于', signers: '签名者更改于' },
  lookedAt: (count) => `已检查最新的 ${count} 笔交易，起始于`,
  lookedAtAll: (count) => `已检查此账户的全部 ${count} 笔交易。`,
  source: {
    data: '读取自账户数据。',
    service: '根据服务的数据。',
    contract: '根据合约自身的 get 方法：任何合约都可以指认任何账户。',
  },
  mayChange: '下一笔交易可能改变它。',
}
